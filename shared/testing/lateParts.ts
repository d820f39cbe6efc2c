/**
 * What the backends load late, loaded beforehand: Vite transforms it when it is asked for, which takes a busy machine
 * longer than the site waits for a part.
 */
import '../src/backends/browser/browserAdministration'
import '../src/backends/browser/browserSession'
import '../src/backends/browser/browserSubmissions'
import '../src/backends/browser/followChange'
import '../src/backends/browser/messages/browserMessages'
import '../src/backends/browser/submissionChanges'
import '../src/backends/supabase/session/supabaseSession'
import '../src/backends/supabase/supabaseAdministration'
import '../src/backends/supabase/supabaseSubmissions'
import '../src/backends/supabase/sync/loadContent'
