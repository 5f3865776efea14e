-- Mail that is kept instead of being sent, outside production.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- What the mail is about: a retried send is one mail.
  key TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  headers TEXT NOT NULL,
  sent_at TEXT NOT NULL
) STRICT;
CREATE INDEX outbox_recipient ON outbox (recipient, id);
