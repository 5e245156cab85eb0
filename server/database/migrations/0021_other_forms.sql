-- What the office says about itself in other forms: a page that is easy to read, and a film in sign language with its text.
ALTER TABLE accessibility_declaration
  ADD COLUMN easy_page varchar(200) REFERENCES content_page,
  ADD COLUMN sign_film text,
  ADD COLUMN sign_film_text jsonb;
