-- Signing out of one browser session deletes its rows in all markets.
CREATE INDEX session_sid ON session (sid);
