import { useRef } from 'react';
import type { ApiError } from '#contracts/api-error.ts';
import { ErrorSummary } from './error-summary.tsx';

/** Why what a button asked for was not done. */
export function Refused({ errors }: { errors: readonly ApiError[] }) {
  const form = useRef<HTMLFormElement>(null);
  return <ErrorSummary errors={errors} fieldErrors={{}} form={form} />;
}
