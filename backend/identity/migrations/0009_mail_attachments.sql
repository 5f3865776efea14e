-- Files that go with a kept mail (backend/mail/outbox.ts), as JSON.
ALTER TABLE outbox ADD COLUMN attachments TEXT NOT NULL DEFAULT '[]';
