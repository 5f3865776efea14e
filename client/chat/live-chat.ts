import { allows, consentChoice } from '../../shared/consent/consent.ts'
import { startProgress } from '../boot/progress.ts'
import { fetchScript } from '../events/third-party-scripts.ts'

const LOAD_TIMEOUT_MS = 8000
const POLL_MS = 200

/** Offers a provider's live chat with marketing consent, else a link to the consent settings. */
export const offerLiveChat = (part: HTMLElement): void => {
  const [button, link] = [part.querySelector('button'), part.querySelector('a')]
  const failure = part.querySelector<HTMLElement>('.form-failure')
  if (button === null || link === null) return
  const allowed = () => allows(consentChoice(document.documentElement.dataset.consent) ?? 'unset', 'marketing')
  const show = () => {
    button.parentElement?.toggleAttribute('hidden', !allowed())
    link.parentElement?.toggleAttribute('hidden', allowed())
  }
  show()
  part.hidden = false
  button.addEventListener('click', async () => {
    if (!allowed()) return show()
    button.disabled = true
    const end = startProgress()
    const { src = '', open, failed = '' } = part.dataset
    // A loader that answers too late stays requested: the next press opens its chat.
    const loaded = await Promise.race([
      load(src).then(
        () => true,
        () => false,
      ),
      pause(LOAD_TIMEOUT_MS),
    ])
    const opened = loaded === true ? await waitForOpener(open) : null
    button.disabled = false
    end(opened !== null)
    if (opened === null) {
      if (failure !== null) {
        failure.textContent = failed
        failure.hidden = false
      }
      return
    }
    // The provider's chat is behind the dialog, so close it first.
    part.closest('dialog')?.dispatchEvent(new Event('cancel'))
    opened()
  })
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const loaders = new Map<string, Promise<unknown>>()

/** Fetches a loader once; retries after a failure. */
const load = (src: string): Promise<unknown> => {
  const loading = loaders.get(src) ?? fetchScript(src)
  loaders.set(src, loading)
  loading.catch(() => loaders.delete(src))
  return loading
}

/** Waits for the function that opens the chat; null on timeout. Without a path the loader opens it by itself. */
const waitForOpener = async (path: string | undefined): Promise<(() => void) | null> => {
  if (path === undefined) return () => {}
  for (let waited = 0; waited <= LOAD_TIMEOUT_MS; waited += POLL_MS) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const owner = names.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], window)
    const open = (owner as Record<string, unknown> | undefined)?.[last]
    if (typeof open === 'function') return () => open.call(owner)
    await pause(POLL_MS)
  }
  return null
}
