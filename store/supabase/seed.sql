-- Generated from the seeds in shared/src/collections: npm run seed:generate -w store

insert into public.events (id, title, date, time, location, category, image, attendees, slots) values (1, 'Community Health Fair at Riverside', 'April 19, 2025', '9:00 AM - 2:00 PM', 'Riverside Community Church, Spanish Town, St. Catherine', 'health', '/images/events/riverside.svg', 0, 120) on conflict (id) do nothing;
insert into public.events (id, title, date, time, location, category, image, attendees, slots) values (2, 'Emancipation Day Health Fair', 'August 1, 2025', '9:00 AM - 2:00 PM', 'Hillview Baptist Church, Mandeville, Manchester', 'health', '/images/events/hillview.svg', 0, 100) on conflict (id) do nothing;
insert into public.events (id, title, date, time, location, category, image, attendees, slots) values (3, 'Back-to-School Health Fair by the Bay', 'August 9, 2025', '9:00 AM - 2:00 PM', 'Bayside Methodist Church, Old Harbour Bay, St. Catherine', 'health', '/images/events/bayside.svg', 0, 100) on conflict (id) do nothing;
insert into public.events (id, title, date, time, location, category, image, attendees, slots) values (4, 'Back-to-School Health Fair at Cedar Valley', 'August 16, 2025', '9:00 AM - 2:00 PM', 'Cedar Valley Church of God, May Pen, Clarendon', 'health', '/images/events/cedar-valley.svg', 0, 100) on conflict (id) do nothing;
insert into public.events (id, title, date, time, location, category, image, attendees, slots) values (5, 'Back-to-School Health Fair at Morning Star', 'August 30, 2025', '9:00 AM - 2:00 PM', 'Morning Star Chapel, Linstead, St. Catherine', 'health', '/images/events/morning-star.svg', 0, 100) on conflict (id) do nothing;
insert into public.events (id, title, date, time, location, category, image, attendees, slots) values (6, 'Heritage Month Health Fair', 'October 25, 2025', '9:00 AM - 2:00 PM', 'Grace Tabernacle, Chapelton, Clarendon', 'health', '/images/events/grace-tabernacle.svg', 0, 100) on conflict (id) do nothing;

insert into public.programs (id, title, description, icon, color, link, status, created_at) values (1, 'Health Fairs', 'Free medicals, dental and eye care in church yards across the island, open to everyone who comes.', 'heart', 'green', '/programs/health-fairs', 'active', '2025-01-15') on conflict (id) do nothing;
insert into public.programs (id, title, description, icon, color, link, status, created_at) values (2, 'School Drives', 'Back-to-school medicals, clothing and supplies, so children start the year ready.', 'book', 'sea', '/programs/school-drives', 'active', '2025-01-15') on conflict (id) do nothing;
insert into public.programs (id, title, description, icon, color, link, status, created_at) values (3, 'Community Support', 'Food, clothing and health education for families, from their neighbors.', 'users', 'gold', '/programs/community-support', 'active', '2025-01-15') on conflict (id) do nothing;
insert into public.programs (id, title, description, icon, color, link, status, created_at) values (4, 'Love Initiative', 'Time and care for people who have no one else to visit them.', 'hand-heart', 'red', '/programs/love-initiative', 'active', '2025-01-15') on conflict (id) do nothing;

insert into public.blog_posts (id, title, excerpt, content, author, date, image_url, tags, featured, status) values (1, 'What a morning at a health fair looks like', 'From the first blood pressure reading to the last pair of glasses.', 'This is placeholder text. The full story will be published here soon.

Thank you for reading.', 'Foundation team', '2025-04-22', '/images/events/riverside.svg', array['health fairs', 'volunteers']::text[], true, 'published') on conflict (id) do nothing;
insert into public.blog_posts (id, title, excerpt, content, author, date, image_url, tags, featured, status) values (2, 'Ready for school: medicals in August', 'Why we see so many children in the weeks before the new term.', 'This is placeholder text. The full story will be published here soon.

Thank you for reading.', 'Foundation team', '2025-08-18', '/images/programs/school-drives.svg', array['back to school']::text[], false, 'published') on conflict (id) do nothing;
insert into public.blog_posts (id, title, excerpt, content, author, date, image_url, tags, featured, status) values (3, 'How to host a fair in your church yard', 'Space, shade, water and a few good people.', 'This is placeholder text. The full story will be published here soon.

Thank you for reading.', 'Foundation team', '2025-09-12', '/images/events/hillview.svg', array['health fairs', 'hosting']::text[], false, 'published') on conflict (id) do nothing;
insert into public.blog_posts (id, title, excerpt, content, author, date, image_url, tags, featured, status) values (4, 'Notes for the coming year', 'A first sketch of our plans.', 'This is placeholder text. The full story will be published here soon.

Thank you for reading.', 'Foundation team', '2025-10-30', '/placeholder.svg', array['planning']::text[], false, 'draft') on conflict (id) do nothing;

insert into public.stats (id, label, icon, value, prefix, suffix) values (1, 'People Served', 'users', 1287, '', '') on conflict (id) do nothing;
insert into public.stats (id, label, icon, value, prefix, suffix) values (2, 'Health Fairs Hosted', 'stethoscope', 6, '', '') on conflict (id) do nothing;
insert into public.stats (id, label, icon, value, prefix, suffix) values (3, 'Parishes Reached', 'map-pin', 3, '', '') on conflict (id) do nothing;
insert into public.stats (id, label, icon, value, prefix, suffix) values (4, 'Monies Saved (Millions)', 'coins', 5.15, '$', 'M') on conflict (id) do nothing;

insert into public.general_settings (id, site_name, contact_email, phone_number) values (1, 'Island Care Foundation', 'hello@islandcare.example', '+1 (876) 555-0100') on conflict (id) do nothing;

insert into public.payment_settings (id, mode, power_tranz_id) values (1, 'sandbox', '') on conflict (id) do nothing;

insert into public.mail_settings (id, sender_name, signature, reply_to, requests_to, volunteers_to, offers_to, gifts_to, registrations_to) values (1, '', '', '', '', '', '', '', '') on conflict (id) do nothing;
