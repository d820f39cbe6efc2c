-- The foundation's pages elsewhere, as typed: the site links to what is an https URL.
alter table public.general_settings
  add column facebook text check (char_length(facebook) <= 2000),
  add column instagram text check (char_length(instagram) <= 2000),
  add column youtube text check (char_length(youtube) <= 2000);
