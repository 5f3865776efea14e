-- Name of the film's files in the storefront's public/videos; null where no film fits.
ALTER TABLE travels ADD COLUMN video TEXT;

UPDATE meta SET value = '10' WHERE key = 'schema_version';
