-- What a log-out token has ended, and when (ms): a sign-in that is about to be stored meanwhile has ended, too.
ALTER TABLE logout_token ADD COLUMN subject TEXT;
ALTER TABLE logout_token ADD COLUMN sid TEXT;
ALTER TABLE logout_token ADD COLUMN ended_at INTEGER NOT NULL DEFAULT 0;
