import type { Ref } from 'react'
import { type EventCategory, eventCategories, eventCategoryLabels } from 'shared/entities/event'
import styles from './CategoryFilter.module.css'

export type CategoryChoice = EventCategory | 'all'

const choices: readonly CategoryChoice[] = ['all', ...eventCategories]

export const choiceLabel = (choice: CategoryChoice) =>
  choice === 'all' ? 'All' : eventCategoryLabels[choice]

/** In a URL; all, where it names no category. */
export const parseCategoryChoice = (text: string): CategoryChoice =>
  eventCategories.find((category) => category === text) ?? 'all'

interface CategoryFilterProps {
  value: CategoryChoice
  onChange: (value: CategoryChoice) => void
  /** The button "All". */
  allRef?: Ref<HTMLButtonElement>
}

export function CategoryFilter({ value, onChange, allRef }: CategoryFilterProps) {
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>Category</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          ref={choice === 'all' ? allRef : undefined}
          type="button"
          className={styles.choice}
          aria-pressed={choice === value}
          onClick={() => onChange(choice)}
        >
          {choiceLabel(choice)}
        </button>
      ))}
    </fieldset>
  )
}
