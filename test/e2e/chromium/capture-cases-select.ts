/** Runs in the page: sets its body and selects from ⟦ to ⟧, or everything if the markers are missing. */
export const SELECT = `(body) => {
  document.body.setHTMLUnsafe(body);
  const ends = [];
  const find = (root) => {
    const walker = document.createTreeWalker(root, 5);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.shadowRoot) find(node.shadowRoot);
      if (node.nodeType !== 3) continue;
      for (const sign of ['⟦', '⟧']) {
        const at = node.data.indexOf(sign);
        if (at < 0) continue;
        node.deleteData(at, 1);
        ends.push([node, at]);
      }
    }
  };
  find(document.body);
  const selection = getSelection();
  if (ends.length === 2) selection.setBaseAndExtent(...ends[0], ...ends[1]);
  else selection.selectAllChildren(document.body);
}`;
