-- The day on which the office published a page, for pages that are news.
ALTER TABLE content_page ADD COLUMN published_on date;
