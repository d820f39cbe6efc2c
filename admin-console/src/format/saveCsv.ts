import { saveFile } from 'shared/browser/saveFile'
import { jamaicaDay } from 'shared/format/jamaicaTime'

/** Saves a table as a file that is named for it and for today: "donations-2025-10-01.csv". */
export const saveCsv = (name: string, text: string) =>
  saveFile({ name: `${name}-${jamaicaDay(new Date())}.csv`, type: 'text/csv', text })
