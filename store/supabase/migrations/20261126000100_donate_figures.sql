-- The figures of the Donate page, each with what it counts. One without both is not shown.

-- It fails rather than have everybody wait behind it while a long backup runs, and is applied again.
select set_config('lock_timeout', '5s', true);

alter table public.general_settings
  add column donate_figure1 text check (char_length(donate_figure1) <= 18 and private.is_line(donate_figure1)),
  add column donate_label1 text check (char_length(donate_label1) <= 100 and private.is_line(donate_label1)),
  add column donate_figure2 text check (char_length(donate_figure2) <= 18 and private.is_line(donate_figure2)),
  add column donate_label2 text check (char_length(donate_label2) <= 100 and private.is_line(donate_label2)),
  add column donate_figure3 text check (char_length(donate_figure3) <= 18 and private.is_line(donate_figure3)),
  add column donate_label3 text check (char_length(donate_label3) <= 100 and private.is_line(donate_label3)),
  add column donate_figure4 text check (char_length(donate_figure4) <= 18 and private.is_line(donate_figure4)),
  add column donate_label4 text check (char_length(donate_label4) <= 100 and private.is_line(donate_label4));
