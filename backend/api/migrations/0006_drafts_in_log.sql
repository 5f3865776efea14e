-- Of changes of a draft: version of what was published then, '' where it is not known. Null: it changed what is published.
ALTER TABLE office_log ADD COLUMN draft_of TEXT;
UPDATE office_log SET draft_of = ''
  WHERE did IN ('saved a draft', 'discarded the draft') OR did LIKE 'scheduled for %';
