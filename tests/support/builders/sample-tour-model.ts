import type { TourDetail } from '../../../shared/contracts/tour.ts'
import { type TourModel, tourModel } from '../../../worker/pages/tour/tour-model.ts'
import { tourChoices } from '../../../worker/pages/tour/tour-query.ts'
import type { RenderContext } from '../../../worker/ui/render-context.tsx'
import { sampleTourDetail, sampleTravel } from './sample-travel.ts'

export const sampleTourModel = (site: RenderContext, tour: Partial<TourDetail> = {}, query = ''): TourModel =>
  tourModel({
    travel: sampleTravel(),
    tour: sampleTourDetail(tour),
    flights: null,
    coordinator: sampleTravel().coordinator,
    choices: tourChoices(new URLSearchParams(query)),
    installmentPayments: false,
    today: site.today,
    market: site.market,
    currency: site.currency,
  })
