import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ExportedList } from '#contracts/exports.ts';
import { EXPORT_FORMATS } from '#contracts/exports.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { searchWith } from './export-query.ts';
import { FORMAT_NAMES } from './export-labels.ts';
import styles from './exports.module.css';

const ACTIONS: Record<ExportedList, ProviderAction> = {
  customers: 'exportCustomers',
  reservations: 'exportReservations',
  buyers: 'exportCustomers',
};

type ExportMenuProps = {
  list: ExportedList;
  /** Where the list is, below the center; its own name unless given. */
  path?: string;
  /** The list's, without its page. */
  search: string;
};

/** Beside the filters of a list, for who may take it out: what they leave, as a file. */
export function ExportMenu({ list, path = list, search }: ExportMenuProps) {
  const t = useTexts();
  const here = useCenterPath()(`${path}/export`);
  const mayExport = useMay(ACTIONS[list]);
  if (!mayExport) return null;
  return (
    <DisclosureMenu
      label={t(m.exports_menu_of)}
      className={styles.menu}
      button={
        <span className={styles.button}>
          <IconDownload size={18} stroke={1.6} aria-hidden="true" />
          {t(m.exports_menu)}
          <IconChevronDown size={16} stroke={1.6} aria-hidden="true" />
        </span>
      }
    >
      <ul className={styles.formats}>
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <Link to={here + searchWith(search, format)} preventScrollReset className={styles.format}>
              <strong>{FORMAT_NAMES[format]}</strong>
              <small>{t(format === 'csv' ? m.exports_csv_for : m.exports_pdf_for)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  );
}
