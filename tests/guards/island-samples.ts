import type { DestinationLookupProps } from '../../client/islands/destination-lookup.island.tsx'

const lookupTexts: DestinationLookupProps['texts'] = {
  label: 'Dove',
  placeholder: 'Paese o viaggio',
  list: 'Destinazioni e viaggi',
  clear: 'Cancella il testo',
  loading: 'Cerco…',
  none: 'Nessun viaggio con questo nome',
  results: { one: 'Un risultato', other: '{count} risultati' },
}

const lookups: DestinationLookupProps[] = [
  { id: 'where', text: '', selected: null, texts: lookupTexts },
  { id: 'where', text: 'città & "mare" <blu>', selected: null, texts: lookupTexts },
  { id: 'where', text: '', selected: { kind: 'continent', id: 'asia', name: 'Asia' }, texts: lookupTexts },
]

/** Props that pages give their islands, by the island's name: the guard hydrates every island with each of them. */
export const ISLAND_SAMPLES: Record<string, readonly object[]> = { 'destination-lookup': lookups }
