type Phrase = {
  /** What the text must have for the pattern to be worth trying. */
  has: string
  british: RegExp
  american: string
}

/** Where only the words around it tell what an American would say. Tried before single words, in this order. */
export const AMERICAN_PHRASES: readonly Phrase[] = [
  {
    has: 'holiday',
    british: /\b([Tt]heir|[Yy]our|[Oo]ur|[Hh]is|[Hh]er|[Mm]y) (one |summer )?holiday(s?)\b/g,
    american: '$1 $2vacation$3',
  },
  { has: 'on holiday', british: /\bon holiday\b/g, american: 'on vacation' },
  { has: 'cash machine', british: /\bcash machine(s?)\b/g, american: 'ATM$1' },
  { has: 'working day', british: /\bworking day(s?)\b/g, american: 'business day$1' },
  { has: 'mobile phone', british: /\bmobile phone(s?)\b/g, american: 'cell phone$1' },
  { has: 'torch', british: /\b(your|a|the) torch\b/g, american: '$1 flashlight' },
  { has: 'plaster', british: /\b(No|no|A|a) plaster\b/g, american: '$1 bandage' },
  { has: 'car park', british: /\bcar park(s?)\b/g, american: 'parking lot$1' },
  { has: 'at the weekend', british: /\bat the weekend\b/g, american: 'on the weekend' },
  { has: 'jumper', british: /\bjumper(s?)\b(?! cables?)/g, american: 'sweater$1' },
  // Geologists of both countries call bare limestone a pavement.
  { has: 'on the pavement', british: /\bon the pavement\b/g, american: 'on the sidewalk' },
]
