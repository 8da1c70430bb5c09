import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import styles from './choice.module.css';

/** A list with a field above it that thins it out, accents aside. */
export function SearchedList({ label, children }: { label: string; children: ReactNode }) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who opened the list to look for something types at once */}
      <SearchField aria-label={label} autoFocus className={styles.search}>
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        <Input className={styles.searchInput} placeholder={label} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}
