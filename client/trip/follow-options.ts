import { fieldsOf } from '../boot/form-fields.ts'
import { showError } from '../boot/toast.ts'
import { messageOf } from '../checked-call.ts'
import { replaceInside, typedNow } from '../search/replace-inside.ts'
import { pageFetcher } from '../search/search-navigator.ts'

const bookingLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('[data-priced] a')]

const partsOf = (page: Document): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[data-priced]')]

/** Shows totals, payments and booking links with the ticked options at once; without script a button does. */
export const followOptions = (part: HTMLElement): void => {
  const { fetchPage } = pageFetcher()
  let following: Promise<void> | null = null
  const follow = async (form: HTMLFormElement): Promise<void> => {
    const url = new URL(form.action)
    url.search = String(fieldsOf(form))
    url.hash = ''
    const typed = typedNow()
    const result = await fetchPage(url.href)
    // Another option was ticked meanwhile.
    if (result === null) return
    if (result.outcome !== 'done') {
      form.reset()
      return void showError(messageOf(result))
    }
    const fresh = partsOf(result.value.page)
    partsOf(document).forEach((old, index) => {
      const next = fresh[index]
      if (next !== undefined) replaceInside(old, next, typed)
    })
    history.replaceState(history.state, '', url.pathname + url.search + location.hash)
    const sum = [...(document.querySelector('.total-sum')?.children ?? [])].map(({ textContent }) => textContent)
    const status = document.getElementById('total-status')
    if (status !== null) status.textContent = sum.join(' ')
  }
  // Not `change`: what was ticked before this code loaded is replayed as input.
  part.addEventListener('input', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>('.total-options')
    if (form === null) return
    const latest = follow(form).finally(() => {
      if (following === latest) following = null
    })
    following = latest
  })
  // A link that is pressed before the options are in it waits for them.
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-priced] a')
      if (following === null || !link) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const index = bookingLinks().indexOf(link)
      void following.then(() => bookingLinks()[index]?.click())
    },
    true,
  )
}
