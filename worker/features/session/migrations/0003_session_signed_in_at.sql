-- When the user proved who they are (ms), which may be before this session began; null: the issuer did not say.
ALTER TABLE session ADD COLUMN signed_in_at INTEGER;
