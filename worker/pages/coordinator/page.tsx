import { loadCoordinator } from '../../data/trips.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import type { PageRoute } from '../route.ts'
import { coordinatorHead } from './coordinator-head.ts'
import { coordinatorModel } from './coordinator-model.ts'
import { CoordinatorPage } from './coordinator-page.tsx'

/** The page of somebody who leads trips (spec section 2). The coordinator is critical; an unknown one is a 404. */
export const coordinatorRoute: PageRoute = async ({ key, market, config, data, today }) => {
  const slug = key.parameters.coordinator
  if (slug === undefined) return { kind: 'missing' }
  const { value: coordinator, storedAt, state } = await loadCoordinator(data, market.id, slug)
  if (coordinator === null) return { kind: 'missing' }
  const model = coordinatorModel({ coordinator, today, market, currency: key.currency })
  return {
    kind: 'page',
    head: coordinatorHead(model, renderContextOf(config, key)),
    body: <CoordinatorPage model={model} />,
    tags: [`coordinator:${slug}`, 'tours'],
    pricesAt: model.departures.length > 0 ? storedAt : null,
    degraded: state === 'stale-if-error',
  }
}
