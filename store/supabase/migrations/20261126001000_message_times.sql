-- Messages are listed by the time that is shown of them: when they were sent, or go out.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

create or replace view public.message_list with (security_invoker = true) as
select
  messages.id, messages.kind, state, reason, sent_subject as subject, messages.created_at, not_before, sent_at,
  attempts, last_error, submission_id, name, email, submissions.event_id, event_title,
  case when state = 'sent' then sent_at else not_before end as happens_at
from public.messages left join public.submissions on submissions.id = submission_id;

create index messages_happens_at on public.messages ((case when state = 'sent' then sent_at else not_before end), id);
