// The box of a condition's value offers the options of the chosen field, and is hidden if the comparison needs no value.

for (const row of document.querySelectorAll('.owner-condition')) {
  const [field, operator] = row.querySelectorAll('select');
  const value = row.querySelector('input');
  row.addEventListener('change', () => {
    const { options } = field.selectedOptions[0].dataset;
    if (options) value.setAttribute('list', options);
    else value.removeAttribute('list');
    value.toggleAttribute('data-unused', operator.selectedOptions[0].hasAttribute('data-alone'));
  });
}
