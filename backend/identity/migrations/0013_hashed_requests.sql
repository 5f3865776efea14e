-- Requests of codes and bindings of challenges are stored as hashes. What was under way is asked again.
DELETE FROM proof;
DELETE FROM passkey_challenge;
