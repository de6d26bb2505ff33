/** What the owner reads on pages of all areas: the way in, visits, subscribers, reviews, comments, and the words that all areas share, in English. Each other language has a file beside this one, with the same keys and placeholders. */
export const texts = {
  save: 'Save',
  remove: 'Remove',
  delete: 'Delete',
  undo: 'Undo',
  add: 'Add',
  edit: 'Edit',
  yes: 'Yes',
  no: 'No',
  name: 'Name',
  none: 'None',
  all: 'All',
  more: 'More',
} as const;
