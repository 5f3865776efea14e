import type { Mutant } from './find-mutants.ts'

/** A mutant that no test can distinguish from the code. */
type Equivalent = Pick<Mutant, 'file' | 'source'> & {
  /** As the report shows it; absent: all mutants of the line. */
  mutation?: string
  why: string
}

const ID_TOKEN = 'oauth4webapi requires an ID token as soon as a nonce is expected.'
const BOUNDS_MEMORY = 'Bounds memory only: a cache that is cleared fills again.'

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'worker/data/cache.ts',
    source: 'const found = await withTimeout(known.flight, Math.max(0, Math.min(waitMs, leftMs)))',
    mutation: '0 → 1',
    why: 'A timer of 0 ms is one of 1 ms in Node.',
  },
  { file: 'worker/features/session/tokens.ts', source: 'requireIdToken: true,', why: ID_TOKEN },
  ...['claims === undefined → false', "throw new Error('the issuer sent no ID token') → removed"].map((mutation) => ({
    ...{ file: 'worker/features/session/tokens.ts', mutation, why: ID_TOKEN },
    source: "if (claims === undefined) throw new Error('the issuer sent no ID token')",
  })),
  {
    file: 'worker/features/session/tokens.ts',
    source: 'if (server.revocation_endpoint === undefined) return',
    mutation: 'server.revocation_endpoint === undefined → false',
    why: 'oauth4webapi throws without the endpoint, which has the same effect.',
  },
  {
    ...{ file: 'worker/features/session/session-store.ts', source: "const REPLACED = 'replaced'" },
    why: 'Any text that is no sealed content marks the session.',
  },
  {
    file: 'worker/features/session/session-store.ts',
    source: '.bind(await sealed(content, now), renewAt, keepLease ? now + LEASE_MS : 0, id, version)',
    mutation: '0 → 1',
    why: 'Both leases ended in 1970.',
  },
  ...['if (api === undefined) return', 'return'].map((start) => ({
    ...{ file: 'worker/features/sign-up/code-service.ts', mutation: "'unavailable' → ''" },
    source: `${start} { kind: 'unavailable' }`,
    why: 'Whatever is no answer and no other refusal counts as unavailable.',
  })),
  ...['22 → 23', '43 → 44'].map((mutation) => ({
    ...{ file: 'backend/identity/accounts/password.ts', mutation },
    source:
      "const PLACEHOLDER_HASH = `scrypt$${PARAMETERS.N}$${PARAMETERS.r}$${PARAMETERS.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`",
    why: 'A salt and a hash with one more character cost the same, and match no password.',
  })),
  {
    ...{ file: 'backend/identity/throttle/throttle.ts', mutation: '0 → 1' },
    source: 'return row === null ? 0 : Math.max(0, row.at + spanMs - nowMs)',
    why: 'Only refused attempts wait: another of their counters has the longest wait.',
  },
  {
    ...{ file: 'backend/identity/pages/form-parts.ts', mutation: "'problem' → ''" },
    source: "export const notice = (text: string | null, kind: 'problem' | 'done' = 'problem'): Html =>",
    why: 'Whatever is not done is a problem.',
  },
  {
    file: 'worker/features/session/backchannel-logout.ts',
    source: "if (url === undefined) throw new Error('the issuer publishes no keys')",
    mutation: "throw new Error('the issuer publishes no keys') → removed",
    why: 'A fetch without a URL throws, too.',
  },
  {
    ...{ file: 'worker/features/sign-up/handle-step.ts', mutation: '0 → 1', why: 'Both times are in 1970.' },
    source: '...{ marketing: null, resendAt: 0, retryAt: 0, sentAgain: false, proven: false },',
  },
  {
    file: 'backend/identity/routes/account-session.ts',
    source: "c.set('session', { uid: session.uid, signedInAtMs: (session.loginTs ?? 0) * 1000 })",
    mutation: '0 → 1',
    why: 'Sessions of accounts have a time; either default is no recent one.',
  },
  ...['false', '(client === undefined) && (session?.accountId === undefined)'].map((replacement) => ({
    file: 'backend/identity/provider.ts',
    source: 'if (client === undefined || session?.accountId === undefined) return undefined',
    mutation: `client === undefined || session?.accountId === undefined → ${replacement}`,
    why: 'oidc-provider loads grants of signed-in users of a client only; the types do not show it.',
  })),
  {
    file: 'worker/env.ts',
    source: 'if (configs.has(env)) return []',
    mutation: 'configs.has(env) → false',
    why: 'What was valid is valid again: only the time differs.',
  },
  ...['worker/visit/request-url.ts', 'worker/gateway/security-headers.ts'].map((file) => ({
    ...{ file, source: 'if (known !== undefined) return known', mutation: 'known !== undefined → false' },
    why: 'The same value is built again: only the time differs.',
  })),
  {
    ...{
      file: 'worker/visit/request-url.ts',
      mutation: "search === '' ? NO_PARAMETERS : new URLSearchParams(search) → new URLSearchParams(search)",
    },
    source: "searchParams: search === '' ? NO_PARAMETERS : new URLSearchParams(search),",
    why: 'An empty query has no parameters either way: only the time differs.',
  },
  { file: 'worker/visit/request-url.ts', source: 'const REMEMBERED = 100', why: BOUNDS_MEMORY },
  {
    ...{ file: 'worker/visit/request-url.ts', source: 'if (sites.size >= REMEMBERED) sites.clear()' },
    why: BOUNDS_MEMORY,
  },
  { file: 'worker/gateway/security-headers.ts', source: 'const MAX_STYLES = 100', why: BOUNDS_MEMORY },
  {
    ...{ file: 'worker/gateway/security-headers.ts', source: 'if (byStyle.size >= MAX_STYLES) byStyle.clear()' },
    why: BOUNDS_MEMORY,
  },
  {
    file: 'flags/experiments/uplift.ts',
    source:
      'const [few, other] = control.converted < variation.converted ? [control, variation] : [variation, control]',
    mutation: 'control.converted < variation.converted → (control.converted) <= (variation.converted)',
    why: 'Equally many conversions are too many or too few in both arms.',
  },
  {
    file: 'flags/experiments/uplift.ts',
    source: 'return 1 / x + y / 2 + (y / x) * (1 / 6 - y * (1 / 30 - y / 42))',
    mutation: '42 → 43',
    why: 'Changes a variance of 0.1 by 3e-11: less than any digit that is shown.',
  },
  {
    file: 'flags/experiments/sample-ratio.ts',
    source:
      '.map((share, i) => ({ count: visitors[i] ?? 0, share: share / whole, expected: (total * share) / whole }))',
    mutation: '0 → 1',
    why: 'Both lists have the same length; the types do not show it.',
  },
  {
    file: 'flags/experiments/stored-experiments.ts',
    source: 'return a.length === b.length && a.every((share, i) => Math.abs(share - (b[i] ?? 0)) < SAME)',
    mutation: '0 → 1',
    why: 'Both lists have the same length; the types do not show it.',
  },
  {
    file: 'flags/experiments/uplift.ts',
    source:
      "return variation.converted / variation.visitors < control.converted / control.visitors ? 'worse' : 'better'",
    mutation:
      'variation.converted / variation.visitors < control.converted / control.visitors → (variation.converted / variation.visitors) <= (control.converted / control.visitors)',
    why: 'Equal rates are no significant difference.',
  },
  {
    ...{ file: 'worker/flags/store-payload.ts', mutation: 'later > 0 → (later) >= (0)' },
    source: 'return later === 0 ? stamp.at > stored.at : later > 0',
    why: 'It is not 0 there.',
  },
  {
    ...{ file: 'worker/flags/store-payload.ts', mutation: '0 → 1' },
    source: "Math.max(at * 1000, Date.parse(dateUpdated ?? '') || 0) > now",
    why: 'Both times are in 1970.',
  },
  {
    ...{ file: 'flags/experiments/stored-experiments.ts', mutation: 'sum + share → (sum) - (share)' },
    source: 'const whole = variations.reduce((sum, { share }) => sum + share, 0) || 1',
    why: 'Negates the shares of both sides; only their difference counts.',
  },
  {
    ...{ file: 'flags/experiments/results.ts', mutation: 'p < SRM_P_THRESHOLD → (p) <= (SRM_P_THRESHOLD)' },
    source: 'const alarm = p < SRM_P_THRESHOLD',
    why: 'No split has a p-value of exactly 0.001.',
  },
  {
    file: 'flags/experiments/uplift.ts',
    mutation: 'p >= 0.05 / Math.max(variations, 1) → (p) > (0.05 / Math.max(variations, 1))',
    source: 'if (p >= 0.05 / Math.max(variations, 1)) return null',
    why: 'No sum of binomial probabilities is exactly 0.05 or a part of it.',
  },
  {
    ...{ file: 'flags/experiments/normal.ts', mutation: 'z >= 0 → (z) > (0)' },
    source: 'return z >= 0 ? tail : 1 - tail',
    why: 'Both tails of 0 are one half.',
  },
  ...['0 → 1', '10 → 11'].map((mutation) => ({
    ...{ file: 'flags/experiments/normal.ts', source: 'let [low, high] = [0, 10]', mutation },
    why: 'Half widths are between 1.96 and 10: the bisection ends at the same number.',
  })),
  {
    ...{ file: 'flags/experiments/normal.ts', mutation: 'upperTail(middle) > tail → (upperTail(middle)) >= (tail)' },
    source: 'if (upperTail(middle) > tail) low = middle',
    why: 'Moves a bound by less than 1e-14 where both are equal.',
  },
  {
    ...{ file: 'flags/payload-problems.ts', mutation: '0 → 1' },
    source: 'return rules.length > 0 || JSON.stringify(defaultValue) !== JSON.stringify(flags[name].default)',
    why: 'No flag of the embedded payload has exactly one rule.',
  },
  ...[
    'at !== null && first !== null → (at !== null) || (first !== null)',
    'at !== null && first !== null && last !== null → (at !== null && first !== null) || (last !== null)',
  ].map((mutation) => ({
    ...{ file: 'flags/experiments/results.ts', mutation },
    source: 'at !== null && first !== null && last !== null && first < at && at < last ? at : null',
    why: 'A comparison with null is false; the types do not allow it.',
  })),
  {
    file: 'flags/experiments/sample-ratio.ts',
    source: 'if (k > count && chance < above * 1e-12) break',
    mutation: 'chance < above * 1e-12 → (chance) <= (above * 1e-12)',
    why: 'Further terms change nothing: only the time differs.',
  },
  ...[
    ...['k > count → (k) <= (count)', 'k > count → (k) >= (count)', 'k > count && chance < above * 1e-12 → false'],
    '1e-12 → 2e-12',
  ].map((mutation) => ({
    ...{ file: 'flags/experiments/sample-ratio.ts', mutation },
    source: 'if (k > count && chance < above * 1e-12) break',
    why: 'Up to the count no sum exists yet; later terms change nothing: only the time differs.',
  })),
  {
    file: 'flags/experiments/uplift.ts',
    source: 'return Math.log(x) - 1 / (2 * x) - y * (1 / 12 - y * (1 / 120 - y / 252))',
    mutation: '252 → 253',
    why: 'Changes a mean by less than 1e-11: less than any digit that is shown.',
  },
  ...[
    ['results.ts', 'planned'],
    ['stored-experiments.ts', 'variations'],
  ].map(([file, list]) => ({
    file: `flags/experiments/${file}`,
    source: `const whole = ${list}.reduce((sum, { share }) => sum + share, 0) || 1`,
    mutation: '1 → 2',
    why: 'Only shares of 0 are divided by it.',
  })),
  {
    file: 'shared/signing/sealed-value.ts',
    source: 'if (sealed === undefined) return null',
    mutation: 'sealed === undefined → false',
    why: 'A missing value does not decrypt: only the time differs.',
  },
  {
    file: 'worker/gateway/private-modal.ts',
    source: 'if (purpose === undefined || PURPOSES[purpose] === undefined) return null',
    mutation:
      'purpose === undefined || PURPOSES[purpose] === undefined → (purpose === undefined) && (PURPOSES[purpose] === undefined)',
    why: 'Every purpose of SIGN_UP_PURPOSES is in PURPOSES; the types do not show it.',
  },
  ...[
    ['routes/sign-in.route.ts', ".get('/', async (c) =>"],
    ['routes/sign-in.route.ts', ".post('/', async (c) => {"],
    ['routes/account.route.ts', ".get('/', (c) => c.redirect('/profile', 303))"],
    ['index.ts', ".route('/', accountRoute)"],
    ['index.ts', ".route('/', accountPasskeysRoute)"],
    ['index.ts', ".route('/', recoveryRoute)"],
  ].map(([file, source = '']) => ({
    ...{ file: `backend/identity/${file}`, source, mutation: "'/' → ''" },
    why: 'Hono routes both to the path that it is mounted at.',
  })),
  {
    file: 'backend/identity/routes/sign-in-passkey.route.ts',
    source: 'if (counter === null) return NOT_USED',
    mutation: 'counter === null → false',
    why: 'No counter in the database compares with null, so that the use is not recorded, and refused alike.',
  },
  {
    file: 'backend/identity/throttle/throttle.ts',
    source: "callerOf(c.req.raw.headers) ?? (c.env.ENVIRONMENT === 'production' ? 'unknown' : null)",
    mutation: "'unknown' → ''",
    why: 'Any text that is no address counts the callers without one together.',
  },
  {
    file: 'shared/signing/webhook.ts',
    source: "crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [usage])",
    mutation: 'false → true',
    why: 'The key stays in this file, which never exports it.',
  },
  {
    file: 'flags/shared-rules.ts',
    source: "const SHARED_RULE_KEYS: ReadonlySet<string> = new Set(['id', 'condition', 'force'])",
    why: 'The flag is evaluated for every visit instead of every audience: only the time differs.',
  },
  ...['(token === null) && (CONTENT_KEY === undefined)', 'false'].map((replacement) => ({
    file: 'worker/gateway/page-step.ts',
    source: 'if (token === null || CONTENT_KEY === undefined) return undefined',
    mutation: `token === null || CONTENT_KEY === undefined → ${replacement}`,
    why: 'No token verifies with an empty key, which HMAC refuses, nor does a missing one: only the time differs.',
  })),
  {
    ...{ file: 'worker/gateway/visitor.ts', mutation: '1000 → 2000', why: BOUNDS_MEMORY },
    source: 'const robots = new LRUCache<string, boolean>({ max: 1000, memoMethod: (userAgent) => isbot(userAgent) })',
  },
  { file: 'flags/evaluate.ts', source: 'const MAX_AUDIENCES = 1000', why: BOUNDS_MEMORY },
  {
    ...{ file: 'flags/evaluate.ts', source: 'if (remembered.size >= MAX_AUDIENCES) remembered.clear()' },
    why: BOUNDS_MEMORY,
  },
]

export const mutationOf = ({ original, replacement }: Pick<Mutant, 'original' | 'replacement'>): string =>
  `${original} → ${replacement ?? 'removed'}`.replaceAll(/\s+/g, ' ')

export const isEquivalent = (mutant: Mutant): boolean =>
  EQUIVALENTS.some(
    ({ file, source, mutation }) =>
      file === mutant.file && source === mutant.source && (mutation ?? mutationOf(mutant)) === mutationOf(mutant),
  )
