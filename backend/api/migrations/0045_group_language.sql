-- Language in which the coordinator speaks to the group.
ALTER TABLE tours ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
