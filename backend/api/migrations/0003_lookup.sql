-- Everything that can be looked up by name, folded to lower-case ASCII words (lookup/fold-text.ts).
CREATE TABLE search_terms (
  id INTEGER PRIMARY KEY,
  language TEXT NOT NULL,
  -- destination, continent, travel (its title), place (where a travel goes) or style (what kind of travel it is).
  kind TEXT NOT NULL,
  -- Id of the destination, continent or travel.
  ref TEXT NOT NULL,
  term TEXT NOT NULL,
  -- The better known of two equally good matches comes first.
  weight INTEGER NOT NULL
) STRICT;
CREATE INDEX search_terms_by_term ON search_terms (language, term);
CREATE INDEX search_terms_by_kind ON search_terms (language, kind);

-- Three-letter pieces of the terms: finds the candidates that a misspelt word may mean.
CREATE VIRTUAL TABLE search_trigrams USING fts5 (term, content = 'search_terms', content_rowid = 'id', tokenize = 'trigram');
