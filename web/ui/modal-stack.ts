/** The open modals, the topmost last (specification section 4). */
export type ModalStack = readonly string[];

/** Opening an open modal brings it to the top. */
export function openModal(stack: ModalStack, id: string): ModalStack {
  return [...stack.filter((open) => open !== id), id];
}

/** Closes the named modal; without a name the last one. */
export function closeModal(stack: ModalStack, id?: string): ModalStack {
  return id === undefined ? stack.slice(0, -1) : stack.filter((open) => open !== id);
}
