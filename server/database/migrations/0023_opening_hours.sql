-- When the office is open, on which days it is not, and where an application with maps finds it.
ALTER TABLE contact
  ADD COLUMN opening_hours jsonb,
  ADD COLUMN closed_days jsonb,
  ADD COLUMN map_app_address text;
