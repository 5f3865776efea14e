-- What each drawn picture shows, the poster first: JSON array of "terrain[:kind] foreground[:kind] hour".
ALTER TABLE travels ADD COLUMN pictures TEXT NOT NULL DEFAULT '[]';
