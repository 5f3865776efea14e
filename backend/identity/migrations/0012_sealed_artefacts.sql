-- Ids are stored as hashes, payloads and signing keys sealed with a secret of the worker (storage/d1-adapter.ts,
-- keys/signing-keys.ts). What was stored as it is used is gone: everybody signs in again.
DELETE FROM oidc_artefact;
DELETE FROM signing_key;
DROP INDEX oidc_artefact_account;
CREATE INDEX oidc_artefact_account ON oidc_artefact (json_extract(payload, '$.accountId'));
