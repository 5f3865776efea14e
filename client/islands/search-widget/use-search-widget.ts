import { useSignals } from '@preact/signals-react/runtime'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { rangeOfFields } from '../../../shared/calendar/pick-range.ts'
import type { SearchOptions } from '../../../shared/contracts/search-options.ts'
import { whereValue } from '../../../shared/filters/form-values.ts'
import { startProgress } from '../../boot/progress.ts'
import { pushEvent } from '../../events/push-event.ts'
import { recordSearch, shownSearches, watchSearches } from '../../state/search-history.ts'
import { isComposing } from '../destination-lookup/lookup-keys.ts'
import { isExpanded } from '../destination-lookup/lookup-state.ts'
import { useDestination } from '../destination-lookup/use-destination.ts'
import { describeSearch, offeredPeriod, periodOfValue } from './describe-search.ts'
import { deselectByKey, moveFocusByArrows, syncFormControls } from './form-controls.ts'
import { useRestoredSearch } from './restored-search.ts'
import { useDropdown, useMenuPanel } from './use-dropdown.ts'
import type { SearchWidgetProps } from './widget-props.ts'
import {
  firstSection,
  hasSelection,
  initialWidget,
  type Section,
  selectedPeriod,
  widgetReducer,
} from './widget-state.ts'

export const useSearchWidget = (props: SearchWidgetProps) => {
  const { id, layout, action, options: initialOptions, texts, clearOnClose } = props
  const form = useRef<HTMLFormElement>(null)
  const [state, dispatch] = useReducer(
    widgetReducer,
    initialWidget(layout === 'panels' ? 'where' : null, initialOptions === null ? 'dates' : 'periods'),
  )
  const [options, setOptions] = useState(initialOptions)
  useSignals()
  useEffect(watchSearches, [])
  const searches = shownSearches.value
  const period = selectedPeriod(state)

  const fold = () => dispatch({ type: 'folded' })
  const open = (section: Section) => {
    if (state.open !== section) pushEvent({ event: 'search_open', section, from: id })
    dispatch({ type: 'opened', section })
  }
  const destination = useDestination({
    text: '',
    selected: null,
    // Choosing closes the dropdown, or opens the next panel of the modal.
    onChosen: () => (layout === 'panels' ? open('when') : fold()),
  })
  const where = destination.state
  const continent = where.selection?.kind === 'continent' ? whereValue('continent', where.selection.id) : null
  const opensSoon = useMenuPanel(form, {
    onOpened() {
      if (state.open === null && where.text.trim() === '') open(firstSection(searches.length > 0))
    },
    onClosed() {
      if (clearOnClose) destination.clear()
      dispatch({ type: 'closed', clears: clearOnClose })
    },
  })
  useDropdown(form, layout === 'dropdown' && state.open !== null ? `${state.open} ${state.tab}` : null, fold)

  const showOptions = useEffectEvent((found: SearchOptions) => {
    const field = document.activeElement
    // The calendar replaces the date fields, so wait until they lose the focus.
    if (field?.matches('[type="date"]') && form.current?.contains(field))
      return field.addEventListener('blur', () => setTimeout(() => showOptions(found)), { once: true })
    setOptions(found)
    if (period === -1) dispatch({ type: 'tabbed', tab: 'periods' })
  })
  const loading = useRef<Promise<boolean> | null>(null)
  useEffect(() => {
    if (initialOptions !== null) return
    // Text and dates work without options.
    loading.current = import('../lookups.ts').then(
      async ({ fetchOptions }) => {
        const found = await fetchOptions()
        if (found !== null) showOptions(found)
        return found !== null
      },
      () => false,
    )
  }, [initialOptions])
  const isOpen = state.open !== null
  useEffect(() => {
    if (isOpen && loading.current !== null) loading.current.then(startProgress())
    // Later openings do not wait.
    if (isOpen) loading.current = null
  }, [isOpen])

  const saveForReturn = useRestoredSearch(`${id}-where`, ({ text, selection, period: left }) => {
    // The visitor has started another search.
    if (hasSelection(state, where)) return
    destination.restore(text, selection)
    if (left !== -1) dispatch({ type: 'datesSet', from: left.startingDate, to: left.endingDate })
  })

  // Skip hydration: earlier choices are about to be replayed.
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const known = offeredPeriod(options, period)
    const dates = period === -1 || known !== null ? null : period
    syncFormControls(form.current, {
      where: continent,
      when: period === -1 ? '' : (known?.[1].value ?? null),
      dateFrom: dates?.startingDate ?? '',
      dateTo: dates?.endingDate ?? '',
    })
  })

  const tapPeriod = (value: string) => {
    const tapped = periodOfValue(options, value)
    if (tapped === null) return dispatch({ type: 'datesSet', from: null, to: null })
    pushEvent({ event: 'period_select', from: tapped.from, to: tapped.to })
    dispatch({ type: 'periodTapped', from: tapped.from, to: tapped.to })
  }
  const chooseContinent = (value: string) => {
    const found = options?.continents.find((each) => whereValue('continent', each.id) === value)
    if (found === undefined) return
    destination.choose({ kind: 'continent', id: found.id, name: found.name, detail: '', href: '' })
    // The tile disappears with its section.
    if (layout === 'dropdown') form.current?.querySelector<HTMLElement>('.widget-cell-when')?.focus()
  }

  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    if (target === destination.bar.current) open('where')
    if (target.name === 'where') chooseContinent(target.value)
    if (target.name === 'when') tapPeriod(target.value)
    // A partly typed year is a valid year: read dates on blur.
    if (target !== document.activeElement) readDates(target)
  }
  const readDates = ({ name, form: fields }: HTMLInputElement) => {
    if (fields === null || (name !== 'dateFrom' && name !== 'dateTo')) return
    const days = new FormData(fields)
    dispatch({ type: 'datesSet', ...rangeOfFields(days.get('dateFrom'), days.get('dateTo')) })
  }
  const onBlur = ({ target }: FocusEvent) => target instanceof HTMLInputElement && readDates(target)
  // Clicking a checked radio deselects it; browsers fire no input event for that.
  const deselect = (target: HTMLInputElement) => {
    if (target.name === 'where' && target.value === continent) destination.clear()
    if (target.name === 'when' && target.value !== '' && target.value === offeredPeriod(options, period)?.[1].value)
      tapPeriod(target.value)
  }
  const onClick = ({ target }: MouseEvent) => target instanceof HTMLInputElement && deselect(target)
  const onKeyUp = (event: KeyboardEvent) => deselectByKey(event, deselect)
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    moveFocusByArrows(event)
    if (event.key !== 'Escape' || layout !== 'dropdown' || state.open === null || isExpanded(where)) return
    // The next Escape closes the header's panel or clears the text.
    event.stopPropagation()
    fold()
    if (event.target instanceof Element && event.target.closest('.widget-panel'))
      form.current?.querySelector<HTMLElement>('.widget-cell-when')?.focus()
  }
  const onReset = () => {
    pushEvent({ event: 'search_clear', from: id })
    destination.clear()
    dispatch({ type: 'cleared' })
    saveForReturn(null)
  }
  const onSubmit = () => {
    const { text, selection } = where
    // The panel clears the widget when it closes.
    if (!clearOnClose) saveForReturn({ text, selection, period })
    recordSearch(describeSearch({ action, text, selection, period, options, texts, from: id }))
  }

  return {
    form,
    state,
    period,
    options,
    searches,
    destination,
    dispatch,
    open,
    toggle: (section: Section) => (state.open === section ? fold() : open(section)),
    enterBar() {
      if (!opensSoon()) open('where')
    },
    handlers: { onInput, onClick, onKeyUp, onKeyDownCapture, onBlur, onReset, onSubmit },
  }
}
