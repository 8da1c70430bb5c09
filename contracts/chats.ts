/** So many chats a list shows at once; further ones come after the last. */
export const CHATS_ON_PAGE = 100;
