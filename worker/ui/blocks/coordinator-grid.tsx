import { codeNames } from '../../../markets/code-names.ts'
import type { ListedCoordinator } from '../../../shared/contracts/blocks.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import { GROUP_LANGUAGES } from '../../../shared/contracts/tour.ts'
import { filterQuery, pick } from '../../../shared/filters/filter-query.ts'
import { ChipLink } from '../button.tsx'
import { useRenderContext } from '../render-context.tsx'
import { FilteredList } from './filtered-list.tsx'
import { Person } from './person.tsx'

type CoordinatorGridProps = {
  id: string
  title: string
  coordinators: readonly ListedCoordinator[]
  perPage: number
  filter: FilterState
}

const leadsIn = (person: ListedCoordinator, { continentId }: FilterState): boolean =>
  continentId === undefined || person.areas.some(({ id }) => continentId.includes(id))
const speaks = (person: ListedCoordinator, { groupLanguage }: FilterState): boolean =>
  groupLanguage === undefined || groupLanguage.some((code) => person.languageCodes.includes(code))

/** Coordinators of the query's area and language, first those who speak the market's, with links to the other ones and their counts. */
export const CoordinatorGrid = ({ id, title, coordinators, perPage, filter }: CoordinatorGridProps) => {
  const { t, market, path } = useRenderContext()
  const chosen = pick(filter, ['continentId', 'groupLanguage'])
  const href = (change: FilterState) => {
    const query = filterQuery({ ...chosen, ...change })
    return `${encodeURI(path)}${query === '' ? '' : `?${query}`}#${id}-title`
  }
  const here = coordinators.filter((person) => leadsIn(person, chosen))
  const understood = coordinators.filter((person) => speaks(person, chosen))
  const own = market.language
  const speaksOwn = (person: ListedCoordinator) => Number(person.languageCodes.includes(own))
  const found = here.filter((person) => speaks(person, chosen)).sort((a, b) => speaksOwn(b) - speaksOwn(a))
  const lastPage = Math.max(1, Math.ceil(found.length / perPage))
  const { page = 1 } = filter
  const currentPage = Math.min(page, lastPage)
  return (
    <>
      <Chips
        label={t('search.where')}
        chips={areasOf(coordinators).map(([code, name]) => ({
          ...{ name, count: understood.filter((person) => leadsIn(person, { continentId: [code] })).length },
          ...toggled('continentId', code, chosen, href),
        }))}
      />
      <Chips
        label={t('search.groupLanguage')}
        chips={ownFirst(own).map((code) => ({
          name: t('travel.inLanguage', { language: codeNames(market).language(code) }),
          count: here.filter((person) => speaks(person, { groupLanguage: [code] })).length,
          ...toggled('groupLanguage', code, chosen, href),
        }))}
      />
      <FilteredList
        pages={{
          ...{ currentPage, lastPage, currency: null, isPastEnd: page > lastPage },
          hrefOf: (number) => href({ page: number }),
        }}
        title={title}
        isEmpty={found.length === 0}
      >
        <PersonList people={found.slice((currentPage - 1) * perPage, currentPage * perPage)} />
      </FilteredList>
    </>
  )
}

type PersonListProps = {
  people: readonly ListedCoordinator[]
  /** A choice of them, four on small screens. */
  isChoice?: boolean
}

export const PersonList = ({ people, isChoice = false }: PersonListProps) => (
  <ul className="card-grid people" {...(isChoice && { 'data-few': '' })}>
    {people.map((person) => (
      <li key={person.id}>
        <Person person={person} />
      </li>
    ))}
  </ul>
)

const ownFirst = (own: string) => GROUP_LANGUAGES.toSorted((a, b) => Number(b === own) - Number(a === own))

const areasOf = (coordinators: readonly ListedCoordinator[]) => [
  ...new Map(coordinators.flatMap(({ areas }) => areas.map(({ id, name }) => [id, name]))),
]

type CoordinatorLinksProps = { path: string; coordinators: readonly ListedCoordinator[] }

/** Links to the page of all coordinators by areas and languages of some. */
export const CoordinatorLinks = ({ path, coordinators }: CoordinatorLinksProps) => {
  const { t, market } = useRenderContext()
  const own = market.language
  const link = (change: FilterState) => ({ href: `${path}?${filterQuery(change)}`, isCurrent: false })
  return (
    <>
      <Chips
        label={t('search.where')}
        chips={areasOf(coordinators).map(([id, name]) => ({ name, ...link({ continentId: [id] }) }))}
      />
      <Chips
        label={t('search.groupLanguage')}
        chips={ownFirst(own).map((code) => ({
          name: t('travel.inLanguage', { language: codeNames(market).language(code) }),
          ...link({ groupLanguage: [code] }),
        }))}
      />
    </>
  )
}

/** A link that narrows to one value, or to none where it is the chosen one. */
const toggled = (
  key: 'continentId' | 'groupLanguage',
  code: string,
  chosen: FilterState,
  href: (change: FilterState) => string,
) => {
  const isCurrent = chosen[key]?.some((each) => each === code) ?? false
  return { isCurrent, href: href({ [key]: isCurrent ? undefined : [code] }) }
}

type Chip = { name: string; count?: number; href: string; isCurrent: boolean }

const Chips = ({ label, chips }: { label: string; chips: readonly Chip[] }) => {
  const { t } = useRenderContext()
  return (
    <nav className="chip-row" aria-label={label}>
      <ul>
        {chips
          .filter(({ count, isCurrent }) => count !== 0 || isCurrent)
          // In sight on a phone, where the row scrolls.
          .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
          .map(({ name, count, href, isCurrent }) => (
            <li key={name}>
              <ChipLink href={href} current={isCurrent} removes={isCurrent}>
                {isCurrent && <span className="visually-hidden">{t('search.removeFilter')} </span>}
                {name} {count !== undefined && <span className="tabular">{count}</span>}
              </ChipLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
