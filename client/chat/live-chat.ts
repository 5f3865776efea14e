import { allows, consentChoice } from '../../shared/consent/consent.ts'

/** How long a loader may take to bring the function that opens the chat (ms). */
const LOAD_TIMEOUT_MS = 8000
const LOOK_MS = 200

/**
 * Offers a provider's live chat: to whoever allows marketing the button, to all others the way to their consent. The
 * loader is fetched with the first press and never before.
 */
export const offerLiveChat = (part: HTMLElement): void => {
  const [button, link] = [part.querySelector('button'), part.querySelector('a')]
  const failure = part.querySelector<HTMLElement>('.form-failure')
  if (button === null || link === null) return
  const allowed = () => allows(consentChoice(document.documentElement.dataset.consent) ?? 'unset', 'marketing')
  const show = () => {
    for (const [way, isThere] of [
      [button, allowed()],
      [link, !allowed()],
    ] as const)
      way.parentElement?.toggleAttribute('hidden', !isThere)
  }
  show()
  part.hidden = false
  button.addEventListener('click', async () => {
    if (!allowed()) return show()
    button.disabled = true
    const { src = '', open, failed = '' } = part.dataset
    const opened = await load(src).then(
      () => whenThere(open),
      () => null,
    )
    button.disabled = false
    if (opened === null) {
      if (failure !== null) {
        failure.textContent = failed
        failure.hidden = false
      }
      return
    }
    // The provider's chat is beside the page: the dialog over it gives it the way, and the focus.
    part.closest('dialog')?.dispatchEvent(new Event('cancel'))
    opened()
  })
}

const loaded = new Map<string, Promise<unknown>>()

/** Fetches a loader once; one that failed may be tried again. */
const load = (src: string): Promise<unknown> => {
  const known = loaded.get(src)
  if (known !== undefined) return known
  const loading = new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = resolve
    script.onerror = reject
    document.head.appendChild(script)
  }).catch((error) => {
    loaded.delete(src)
    throw error
  })
  loaded.set(src, loading)
  return loading
}

/** What opens the chat, as soon as the loader has made it; null when it does not. Without a path it opens by itself. */
const whenThere = async (path: string | undefined): Promise<(() => void) | null> => {
  if (path === undefined) return () => {}
  for (let waited = 0; waited <= LOAD_TIMEOUT_MS; waited += LOOK_MS) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], window)
    const open = (owner as Record<string, unknown> | undefined)?.[last]
    if (typeof open === 'function') return () => open.call(owner)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  return null
}
