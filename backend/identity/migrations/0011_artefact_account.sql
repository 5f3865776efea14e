-- An unfinished sign-in names the account in its result, or in the session that it began with.
DROP INDEX oidc_artefact_account;
CREATE INDEX oidc_artefact_account ON oidc_artefact (coalesce(json_extract(payload, '$.accountId'),
  json_extract(payload, '$.result.login.accountId'), json_extract(payload, '$.session.accountId')));
