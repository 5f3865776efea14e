import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/** Calls `onHydrated` once its children are in place; it waits for no paint, and for no boundary of suspense. */
const Hydrated = ({ children, onHydrated }: { children?: ReactNode; onHydrated: () => void }) => {
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Hydrates server-rendered markup; resolves when the island answers events. When the component throws, at once or
 * later, the server's nodes are put back, `onFailure` is called, and the browser reports the error.
 */
export const hydrate = <P extends object>(
  element: HTMLElement,
  component: ComponentType<P>,
  props: P,
  onFailure: () => void,
): Promise<void> =>
  new Promise((resolve) => {
    const before = [...element.childNodes]
    const island = createElement(component, props)
    // At once: whoever woke it waits for no turn of the scheduler.
    flushSync(() => {
      const root = hydrateRoot(element, createElement(Hydrated, { onHydrated: resolve }, island), {
        onUncaughtError(error) {
          reportError(error)
          // React is about to empty the element; the plain form, and what was typed into it, must stay.
          queueMicrotask(() => {
            root.unmount()
            element.replaceChildren(...before)
            onFailure()
          })
        },
      })
    })
  })
