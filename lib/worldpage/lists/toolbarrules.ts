export const TOOLBAR_RULES = `
.picking{position:fixed;inset:auto 0 12px;width:max-content;max-width:calc(100vw - 16px);margin:auto;padding:8px 10px}
.picking:not(:popover-open),.picking [hidden]{display:none}
.picking div{display:flex;align-items:center;gap:4px}
@media (max-width:700px){.picking div{flex-wrap:wrap}}
.picking output{min-width:70px;font-weight:600;font-variant-numeric:tabular-nums}
.picking select,.picking input{height:26px;max-width:200px;padding:0 7px;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:inherit;font:inherit}
.picking .main{background:var(--accent);color:var(--paper)}
.picking p{max-width:460px;overflow-wrap:anywhere}
.picking p:not(:empty){margin-top:6px}
.picking progress{width:100%;margin-top:6px;accent-color:var(--accent)}
`;
