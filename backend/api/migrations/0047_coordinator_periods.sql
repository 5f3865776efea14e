-- Parts of the year in which a coordinator may lead trips, JSON of [first, last] as MM-DD; null: the whole year.
-- `months` is unused from here on: a later deployment drops it, since the previous version reads it.
ALTER TABLE coordinators ADD COLUMN periods TEXT;
