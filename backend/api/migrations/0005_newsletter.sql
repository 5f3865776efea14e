-- Newsletter sign-ups with the proof of consent: which words were agreed to, and when.
CREATE TABLE newsletter_subscriptions (
  id TEXT PRIMARY KEY,
  -- Lower case.
  email TEXT NOT NULL,
  market TEXT NOT NULL,
  language TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'confirmed', 'left')),
  consent_version TEXT NOT NULL,
  consent_text TEXT NOT NULL,
  consented_at TEXT NOT NULL,
  UNIQUE (email, market)
) STRICT;

INSERT INTO meta (key, value) VALUES ('schema_version', '5');
