import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { SeenReservation } from '../reservation-calls.ts';
import { placeField, placesBefore, placeValue } from './places.ts';

type PlaceFieldsProps = {
  places: SeenReservation['places'];
  typed: ReadonlyMap<string, string>;
  errors: Readonly<Record<string, string>>;
};

/** In which room, and with which things: of each need what meets it, and what of that is taken. */
export function PlaceFields({ places, typed, errors }: PlaceFieldsProps) {
  const t = useTexts();
  if (places.every(({ choices }) => choices.length < 2)) return null;
  return (
    <>
      <input type="hidden" name="placesBefore" value={placesBefore(places)} />
      {places.map(({ choices }, index) => {
        const name = placeField(index);
        const options = choices.map((choice) => ({
          value: placeValue(choice),
          label: choice.isFree ? choice.name : t(m.reservation_acts_place_taken, { name: choice.name }),
        }));
        return (
          <Choice
            key={name}
            name={name}
            label={
              places.length === 1
                ? t(m.reservation_acts_place)
                : t(m.reservation_acts_place_of, { number: index + 1 })
            }
            options={options}
            defaultValue={typed.get(name) ?? options[0]?.value ?? ''}
            {...errorAt(errors, name)}
          />
        );
      })}
    </>
  );
}
