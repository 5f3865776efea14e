import { LOCAL_SECRETS } from '../../local/workers/local-variables.ts'
import { seal, unseal } from '../../shared/signing/sealed-value.ts'

type Payload = Record<string, unknown>
type Row = { id: string; payload: string }

const open = async (text: string): Promise<Payload> => {
  const opened = await unseal(LOCAL_SECRETS.SIGNING_KEY, 'artefact', JSON.parse(text).sealed, Date.now())
  if (opened === null) throw new Error('the artefact cannot be opened')
  return opened.payload as Payload
}

const rowsOf = async (db: D1Database, model: string): Promise<Row[]> => {
  const { results } = await db.prepare('SELECT id, payload FROM oidc_artefact WHERE model = ?').bind(model).all<Row>()
  return results
}

/** What the sign-in service stores of one kind, opened. */
export const artefactsOf = async (db: D1Database, model: string): Promise<Payload[]> =>
  Promise.all((await rowsOf(db, model)).map(({ payload }) => open(payload)))

/** Changes what the sign-in service stores of one kind, as only itself could. */
export const changeArtefacts = async (
  db: D1Database,
  model: string,
  change: (payload: Payload) => Payload,
): Promise<void> => {
  for (const { id, payload } of await rowsOf(db, model)) {
    const changed = { payload: change(await open(payload)) }
    const sealed = await seal(LOCAL_SECRETS.SIGNING_KEY, 'artefact', changed, Date.now(), 3600)
    await db
      .prepare("UPDATE oidc_artefact SET payload = json_set(payload, '$.sealed', ?) WHERE model = ? AND id = ?")
      .bind(sealed, model, id)
      .run()
  }
}
