-- Everything that the OpenID provider stores: sessions, grants, codes, tokens. One row per artefact.
CREATE TABLE oidc_artefact (
  model TEXT NOT NULL,
  id TEXT NOT NULL,
  payload TEXT NOT NULL,
  grant_id TEXT,
  user_code TEXT,
  uid TEXT,
  -- Seconds since the epoch; null lives on.
  expires_at INTEGER,
  PRIMARY KEY (model, id)
);
CREATE INDEX oidc_artefact_grant ON oidc_artefact (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX oidc_artefact_user_code ON oidc_artefact (model, user_code) WHERE user_code IS NOT NULL;
CREATE INDEX oidc_artefact_uid ON oidc_artefact (model, uid) WHERE uid IS NOT NULL;

-- Private signing keys as JWK. The newest one signs; older ones stay published while tokens live.
CREATE TABLE signing_key (
  kid TEXT PRIMARY KEY,
  jwk TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
