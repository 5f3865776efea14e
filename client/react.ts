import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/** Calls `onHydrated` in the commit of its children, before paint and before Suspense boundaries. */
const Hydrated = ({ children, onHydrated }: { children?: ReactNode; onHydrated: () => void }) => {
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

/**
 * Hydrates server-rendered markup; resolves when the island handles events. When the component throws, then or later,
 * restores the server's nodes, calls `onFailure` and reports the error.
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
    // Synchronous: hydration was triggered by an interaction.
    flushSync(() => {
      const root = hydrateRoot(element, createElement(Hydrated, { onHydrated: resolve }, island), {
        onUncaughtError(error) {
          reportError(error)
          // React empties the element on an uncaught error; the plain form and its input must stay.
          queueMicrotask(() => {
            root.unmount()
            element.replaceChildren(...before)
            onFailure()
          })
        },
      })
    })
  })
