import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/** Calls `onHydrated` before paint and before Suspense boundaries. */
const Hydrated = ({ children, onHydrated }: { children?: ReactNode; onHydrated: () => void }) => {
  useLayoutEffect(onHydrated, [onHydrated])
  return children
}

/** Hydrates server-rendered markup, and restores it when the component throws, then or later. */
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
          // React empties the element on an uncaught error.
          queueMicrotask(() => {
            root.unmount()
            element.replaceChildren(...before)
            onFailure()
          })
        },
      })
    })
  })
