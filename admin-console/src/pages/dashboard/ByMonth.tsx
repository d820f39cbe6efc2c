import { monthNames } from 'shared/format/eventTime'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { formatNumber } from 'shared/format/number'
import { useNow } from 'shared/format/useNow'
import { selectDonations } from '../../features/donations/donationsSlice'
import { giftsByMonth } from '../../features/donations/giftsByMonth'
import { useRegistrationsByMonth } from '../../features/submissions/useRegistrationsByMonth'
import { useAppSelector } from '../../state/hooks'
import styles from './ByMonth.module.css'

const monthCount = 6

/** The current month and those before it, YYYY-MM. */
function latestMonths(now: Date): string[] {
  const [year = 0, month = 0] = jamaicaDay(now).split('-').map(Number)
  return Array.from({ length: monthCount }, (_, index) =>
    new Date(Date.UTC(year, month - monthCount + index, 1)).toISOString().slice(0, 7),
  )
}

/** What was given, and how many have registered, in the last six months. */
export function ByMonth() {
  const months = latestMonths(useNow())
  const gifts = giftsByMonth(useAppSelector(selectDonations), months)
  const registrations = useRegistrationsByMonth(months).data
  return (
    <div className={styles.charts}>
      <Chart
        title="Donations received"
        noneText="No donations received in these months."
        {...{ months, values: gifts, format: inDollars }}
      />
      <Chart
        title="Registrations"
        noneText="No registrations in these months."
        {...{ months, values: registrations, format: formatNumber }}
      />
    </div>
  )
}

/** "$250", "$5.5K": six of them stand side by side on a phone. */
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumSignificantDigits: 2,
})

const inDollars = (usd: number) =>
  Math.round(usd) < 1000 ? `$${Math.round(usd)}` : shortDollars.format(usd)

interface ChartProps {
  title: string
  /** Said where each value is 0. */
  noneText: string
  months: readonly string[]
  /** Missing until they are known. */
  values: readonly number[] | undefined
  format: (value: number) => string
}

function Chart({ title, noneText, months, values, format }: ChartProps) {
  const isEmpty = !values?.some((value) => value > 0)
  const most = Math.max(1, ...(values ?? []))
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      {values && isEmpty && <p className={styles.none}>{noneText}</p>}
      <ol>
        {months.map((month, index) => {
          const value = values?.[index]
          return (
            <li key={month}>
              <span className={styles.value}>{value ? format(value) : ''}</span>
              <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
                {!isEmpty && <rect width="1" height="1" transform={upTo((value ?? 0) / most)} />}
              </svg>
              <span>{monthNames[Number(month.slice(5)) - 1]?.slice(0, 3)}</span>
              {(index === 0 || month.endsWith('-01')) && <span>{month.slice(0, 4)}</span>}
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

/** A bar stands on the ground, and a month without anything has a line and no number. */
const upTo = (share: number) => {
  const height = Math.max(0.02, share)
  return `translate(0 ${1 - height}) scale(1 ${height})`
}
