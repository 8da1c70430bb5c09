import { Link } from 'react-router';
import { IconChevronLeft } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useProviderLanguage } from '../provider-language.ts';
import type { ClassToBook } from './class-calls.ts';
import { ClassPrice } from './class-list.tsx';
import styles from './sign-up.module.css';

type ClassHeadProps = {
  offered: ClassToBook;
  providerName: string;
  /** The address of the list that it stands in. */
  back: string;
  headingLevel: 1 | 2;
};

/** What the class is, and the way back to the others. */
export function ClassHead({ offered, providerName, back, headingLevel }: ClassHeadProps) {
  const t = useTexts();
  const lang = useProviderLanguage();
  const Heading = `h${headingLevel}` as const;
  return (
    <header className={styles.head}>
      <p>
        <Link to={back} className={styles.back}>
          <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
          {t(m.signup_back_to, { name: providerName })}
        </Link>
      </p>
      <Heading lang={lang}>{offered.name}</Heading>
      <p>
        <ClassPrice offered={offered} />
      </p>
      {offered.description && (
        <p lang={lang} className={styles.description}>
          {offered.description}
        </p>
      )}
    </header>
  );
}
