import { useEffect, useEffectEvent } from 'react'
import { fieldsOf } from '../boot/form-fields.ts'
import { recordSearch } from '../state/search-history.ts'
import { describeBar } from './destination-lookup/describe-bar.ts'
import { DestinationBar, DestinationResults, SelectionField } from './destination-lookup/destination-bar.tsx'
import type { Selection } from './destination-lookup/lookup-state.ts'
import { useDestination } from './destination-lookup/use-destination.ts'
import type { WidgetTexts } from './search-widget/widget-props.ts'

export type DestinationLookupProps = {
  id: string
  /** Free text of the page's search; '' for none. */
  text: string
  /** Filter of the page, shown instead of `text`. */
  selected: Selection | null
  texts: Pick<WidgetTexts, 'where'>
}

/** Destination field of the results page, inside its search form, whose button it blocks. */
const DestinationLookup = ({ id, text, selected, texts }: DestinationLookupProps) => {
  const destination = useDestination({ text, selected })
  const { bar, state } = destination
  const record = useEffectEvent((form: HTMLFormElement) => {
    const when = form.querySelector('[name="when"] :checked')?.textContent ?? ''
    recordSearch(
      describeBar({ ...state, action: form.getAttribute('action') ?? '/', fields: [...fieldsOf(form)], when }),
    )
  })
  useEffect(() => {
    const form = bar.current?.form
    const submit = () => form && record(form)
    form?.addEventListener('submit', submit)
    return () => form?.removeEventListener('submit', submit)
  }, [bar])
  return (
    <div className="lookup">
      <DestinationBar
        id={id}
        texts={texts.where}
        destination={destination}
        defaultValue={selected?.name ?? text}
        autoComplete="off"
      >
        <DestinationResults id={id} texts={texts.where} destination={destination} />
      </DestinationBar>
      <SelectionField selection={destination.isHydrated ? destination.state.selection : null} />
    </div>
  )
}

export default DestinationLookup
