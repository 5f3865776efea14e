-- A sign-up counts from its confirmation by mail: that is the proof of consent, the form's hidden field is not.
ALTER TABLE newsletter_subscriptions ADD COLUMN confirmed_at TEXT;
ALTER TABLE newsletter_subscriptions ADD COLUMN left_at TEXT;

-- Keys of the mail that has been sent, so that a retried send is one mail.
CREATE TABLE sent_mail (
  key TEXT PRIMARY KEY,
  sent_at TEXT NOT NULL
) STRICT;

UPDATE meta SET value = '6' WHERE key = 'schema_version';
